// Under the policy that the client is served with no text becomes code. Zod, which would make some for speed, is not even to
// try, for browsers report that. In the page this lies in one file with zod's settings, and so runs before any schema is made;
// the worker makes none before it has been asked something.
import { config } from 'zod/v4/core';

config({ jitless: true });
