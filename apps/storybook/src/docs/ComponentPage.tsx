import { Controls, Description, Markdown, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { ComponentFacts } from './ComponentFacts.tsx';
import { Examples } from './Examples.tsx';
import { isFramed } from './isFramed.ts';
import { noteOf } from './noteOf.ts';

/** The documentation of a component: what it is for, how it is used, its properties, its weight, and every example. */
export default function ComponentPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const { title = '', component } = csfFile.meta;
  const note = title.startsWith('Behaviour/') ? undefined : noteOf(title);
  // Without a component it is a whole page: a foundation, or a behaviour.
  const framed = component === undefined || isFramed(title);
  const [purpose, ...rules] = (note ?? '').split(/^(?=## )/m);
  return (
    <>
      <Title />
      {purpose ? <Markdown>{purpose}</Markdown> : <Description />}
      {!framed && <Primary />}
      {rules.length > 0 && <Markdown>{rules.join('')}</Markdown>}
      {component !== undefined && (
        <>
          <h2>Properties</h2>
          <Controls />
        </>
      )}
      {note !== undefined && <ComponentFacts title={title} />}
      <Examples framed={framed} />
    </>
  );
}
