export * from '../src/index.ts';
export * from '../src/react.tsx';
