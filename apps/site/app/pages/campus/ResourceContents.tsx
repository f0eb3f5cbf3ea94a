import { slugOf } from '@tamarack-lowe/content-model';
import { say } from '../../content/say.ts';

/** The titles of a resource as links, in the margin of a wide window. */
export function ResourceContents({ titles }: { titles: readonly string[] }) {
  if (titles.length < 2) return null;
  return (
    <nav className="resource__contents" aria-labelledby="resource-contents">
      <h2 id="resource-contents">{say('resourceContents')}</h2>
      <ol>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${slugOf(title)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
