import { Canvas, Heading, Subheading, useOf } from '@storybook/addon-docs/blocks';

/** Every example in a window of its own. */
export function FramedExamples() {
  const { csfFile } = useOf('meta', ['meta']);
  return (
    <>
      <Heading>Examples</Heading>
      {Object.values(csfFile.stories).map(({ id, name, moduleExport }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          <Canvas of={moduleExport} story={{ inline: false, height: '640px' }} />
        </section>
      ))}
    </>
  );
}
