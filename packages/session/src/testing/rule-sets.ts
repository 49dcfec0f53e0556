import { Registry } from '@acies/play';
import { SHIPPED } from '@acies/play/shipped';

export const ruleSets = new Registry(SHIPPED);
