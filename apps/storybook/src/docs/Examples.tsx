import { Canvas, Heading, Subheading, useOf } from '@storybook/addon-docs/blocks';
import { ExampleFrame } from './ExampleFrame.tsx';

/**
 * Every example of a documentation page. With `framed` each has a window of its own; so has any that sets a toolbar
 * itself, because on the page it would set it for all.
 */
export function Examples({ framed }: { framed: boolean }) {
  const { csfFile } = useOf('meta', ['meta']);
  return (
    <>
      <Heading>Examples</Heading>
      {Object.values(csfFile.stories).map(({ id, name, moduleExport, globals }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          {framed || hasSome(globals) || hasSome(csfFile.meta.globals) ? (
            <ExampleFrame id={id} name={name} of={moduleExport} />
          ) : (
            <Canvas of={moduleExport} />
          )}
        </section>
      ))}
    </>
  );
}

const hasSome = (globals: object | undefined) => Object.keys(globals ?? {}).length > 0;
