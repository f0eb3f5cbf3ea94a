import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Globals } from '../toolbars/applyToolbars.ts';
import { initialGlobals } from '../toolbars/globalTypes.ts';
import { ComponentFacts } from './ComponentFacts.tsx';
import { frameAddress, isFramed, noteOf } from './componentNotes.ts';

/** Documentation page of a component: purpose, rules, properties, size and all examples. */
export default function ComponentPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const { title = '', component } = csfFile.meta;
  const note = title.startsWith('Behaviour/') ? undefined : noteOf(title);
  // Examples without a component are whole pages: foundations and behaviour.
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

/**
 * All examples on a documentation page. With `framed`, each is in a frame; so is any that sets a toolbar, which would
 * otherwise change the whole page.
 */
function Examples({ framed }: { framed: boolean }) {
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

type ExampleFrameProps = { id: string; name: string; of: ComponentProps<typeof Source>['of'] };

/** An example in a frame, with the current toolbar settings. Renders an `iframe`, and the code below it. */
function ExampleFrame({ id, name, of }: ExampleFrameProps) {
  const address = frameAddress(id, useToolbars());
  return (
    <>
      <iframe className="storybook-frame" title={name} src={address} loading="lazy" />
      <p className="storybook-frame__way">
        <a href={`?path=/story/${id}`} target="_parent">
          Open {name} alone
        </a>
      </p>
      <details>
        <summary>Code of {name}</summary>
        <Source of={of} />
      </details>
    </>
  );
}

/** Returns the toolbar settings on a documentation page, and renders again when they change. */
function useToolbars(): Globals {
  const docs = useContext(DocsContext);
  const [globals, setGlobals] = useState<Globals>(() => {
    // Examples that set a toolbar themselves do not have the designer's settings.
    const plain = docs.componentStories().find(({ storyGlobals }) => Object.keys(storyGlobals).length === 0);
    return plain ? docs.getStoryContext(plain).globals : initialGlobals;
  });
  useEffect(() => {
    const take = ({ userGlobals }: { userGlobals: Globals }) => setGlobals(userGlobals);
    docs.channel.on(GLOBALS_UPDATED, take);
    return () => docs.channel.off(GLOBALS_UPDATED, take);
  }, [docs.channel]);
  return globals;
}
