export type { Answers } from './answers.ts';
export { CreateError } from './answers.ts';
export { type CreateOptions, createMicrosite } from './createMicrosite.ts';
