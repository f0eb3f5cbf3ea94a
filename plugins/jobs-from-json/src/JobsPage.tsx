import { StaticPage } from '@tamarack-lowe/pages/static';
import type { JobsData } from './pageData.ts';

/** Shape of the rings behind the page. */
const SEED = 5.3;

/** The open jobs, each with pay range, vacancy and a link to apply. */
export default function JobsPage({ title, description, none, apply, jobs }: JobsData) {
  return (
    <StaticPage seed={SEED}>
      <div className="jobs">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="gt-lead">{jobs.length === 0 ? none : description}</p>
        {jobs.length > 0 && (
          <ul className="jobs__list">
            {jobs.map(({ id, title: name, place, pay, vacancy, days, paragraphs, url }) => (
              <li key={id} id={`job-${id}`}>
                <h2>{name}</h2>
                {place !== '' && <p className="jobs__place">{place}</p>}
                <p className="jobs__pay">{pay}</p>
                <p>{vacancy}</p>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <p className="jobs__days">{days.join(' · ')}</p>
                <a className="gt-link" href={url} aria-label={`${apply}, ${name}`}>
                  {apply}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </StaticPage>
  );
}
