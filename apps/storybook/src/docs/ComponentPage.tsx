import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { ComponentFacts } from './ComponentFacts.tsx';
import { noteOf } from './noteOf.ts';

/** The documentation of a component: what it is for, how it is used, its properties, its weight, and every example. */
export default function ComponentPage() {
  const resolved = useOf('meta', ['meta']);
  const { title, component } = resolved.csfFile.meta;
  const note = title === undefined ? undefined : noteOf(title);
  const [purpose, ...rules] = (note ?? '').split(/^(?=## )/m);
  return (
    <>
      <Title />
      {purpose ? <Markdown>{purpose}</Markdown> : <Description />}
      <Primary />
      {rules.length > 0 && <Markdown>{rules.join('')}</Markdown>}
      {component !== undefined && (
        <>
          <h2>Properties</h2>
          <Controls />
        </>
      )}
      {note !== undefined && title !== undefined && <ComponentFacts title={title} />}
      <Stories title="Examples" />
    </>
  );
}
