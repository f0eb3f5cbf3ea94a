export type { Measured, Vital } from '@tamarack-lowe/server';
