import { sizes } from 'virtual:storybook/sizes';
import { partsOf } from './componentNotes.ts';
import { customProperties } from './customProperties.ts';

const STYLES = import.meta.glob<string>('../../../../packages/ui/src/*/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Sources of components: a few custom properties are read there, not in the style sheet. */
const SOURCES = import.meta.glob<string>(
  ['../../../../packages/ui/src/*/*.{ts,tsx}', '!**/*.test.*', '!**/*.stories.*'],
  { query: '?raw', import: 'default', eager: true },
);

const KIT = '../../../../packages/ui/src/';

/** Entry point, size and custom properties of a component, read from the source of ui. */
export function ComponentFacts({ title }: { title: string }) {
  const { entryPoint, folder } = partsOf(title);
  const own = Object.entries({ ...STYLES, ...SOURCES }).filter(([path]) =>
    path.startsWith(`${KIT}${folder}/`),
  );
  const styles = own.map(([, text]) => text).join('\n');
  const { tokens, pageProperties } = customProperties(styles, stylesOf(`${KIT}tokens/`));
  const bytes = sizes[entryPoint];
  return (
    <>
      <h2>Entry point and size</h2>
      <p>
        <code>@tamarack-lowe/ui/{entryPoint}</code>
        {bytes !== undefined &&
          `: ${(bytes / 1024).toFixed(1)} KB gzip, with all it imports except React and Motion. The budget is 6 KB.`}
      </p>
      <h2>Custom properties</h2>
      {pageProperties.length > 0 && <Names what="A page may set" names={pageProperties} />}
      {tokens.length > 0 && <Names what="Read from the brand" names={tokens} />}
      {pageProperties.length + tokens.length === 0 && <p>None of its own.</p>}
    </>
  );
}

/** Joins all style sheets of a folder. */
function stylesOf(folder: string): string {
  return Object.entries(STYLES)
    .filter(([path]) => path.startsWith(folder))
    .map(([, text]) => text)
    .join('\n');
}

function Names({ what, names }: { what: string; names: readonly string[] }) {
  return (
    <>
      <h3>{what}</h3>
      <ul className="storybook-names">
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
