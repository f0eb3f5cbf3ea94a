import { Figure } from '@tamarack-lowe/ui/figure';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { ResourceCard } from '../data/ResourceCard.ts';
import { PictureByHour } from '../static/PictureByHour.tsx';
import { resourceNote } from './resourceNote.ts';

/** What to read after a resource. */
export function AlsoRead({ resources }: { resources: readonly ResourceCard[] }) {
  const words = useWords();
  const Link = useLink();
  return (
    <nav className="also" aria-labelledby="also-title">
      <h2 id="also-title">{words.say('resourceAlso')}</h2>
      <ul className="also__list">
        {resources.map((resource) => (
          <li key={resource.slug}>
            <Link className="also__link" href={resource.href}>
              <Figure
                className="also__picture"
                image={
                  <PictureByHour of={resource.hours} sizes="(width < 768px) 92px, 132px" square decorative />
                }
                alt=""
                seed={resource.name}
              />
              <span className="also__words">
                <span className="gt-heading-s also__name">{resource.name}</span>
                <span className="also__summary">{resource.summary}</span>
                <span className="gt-small also__note">{resourceNote(resource, words)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
