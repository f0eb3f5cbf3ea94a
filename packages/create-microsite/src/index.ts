export type { Answers } from './answers/Answers.ts';
export { CreateError } from './CreateError.ts';
export { type CreateOptions, createMicrosite } from './createMicrosite.ts';
