import { type ComponentType, createElement, type FunctionComponent, type ReactElement } from 'react';

type Props = Record<string, unknown>;
type Example = { args?: Props; render?: FunctionComponent<Props> };
type Examples = { default: Example & { title: string; component: ComponentType<Props> } } & Record<
  string,
  Example
>;

declare global {
  interface ImportMeta {
    glob: (
      pattern: string,
      options: { eager: true; import?: string; query?: string },
    ) => Record<string, unknown>;
  }
}

/** All files of examples, one for each component. */
export const exampleFiles = Object.values(
  import.meta.glob('../*/*.stories.tsx', { eager: true }),
) as Examples[];

/** All examples of the kit, rendered as in Storybook, by title and name: `Controls/Button: Disabled`. */
export const exampleCases: { name: string; element: ReactElement }[] = exampleFiles.flatMap(
  ({ default: meta, ...examples }) =>
    Object.entries(examples).map(([name, example]) => ({
      name: `${meta.title}: ${name}`,
      element: createElement(example.render ?? meta.render ?? meta.component, {
        ...meta.args,
        ...example.args,
      }),
    })),
);
