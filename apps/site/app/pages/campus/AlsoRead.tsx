import { resourcePath } from '@tamarack-lowe/content-model';
import { Figure } from '@tamarack-lowe/ui/figure';
import type { ResourceCard } from '../../content/campus.server.ts';
import { say } from '../../content/say.ts';
import { SiteLink } from '../../shell/SiteLink.tsx';
import { PictureByHour } from '../static/PictureByHour.tsx';
import { resourceNote } from './resourceNote.ts';

/** What to read after a resource. */
export function AlsoRead({ resources }: { resources: readonly ResourceCard[] }) {
  return (
    <nav className="also" aria-labelledby="also-title">
      <h2 id="also-title">{say('resourceAlso')}</h2>
      <ul className="also__list">
        {resources.map((resource) => (
          <li key={resource.slug}>
            <SiteLink className="also__link" href={resourcePath(resource.slug)} ahead>
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
                <span className="gt-small also__note">{resourceNote(resource)}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
