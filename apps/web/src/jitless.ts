// Under the policy that the client is served with no text becomes code. Zod, which would make some for speed, is not even to
// try, for browsers report that. It is built into one file with zod's settings, and so runs before anything makes a schema.
import { config } from 'zod/v4/core';

config({ jitless: true });
