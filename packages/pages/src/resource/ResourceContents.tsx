import { slugOf } from '@tamarack-lowe/content-model';
import { useWords } from '../context/PagesProvider.tsx';

/** The titles of a resource as links, in the margin of a wide window. */
export function ResourceContents({ titles }: { titles: readonly string[] }) {
  const { say } = useWords();
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
