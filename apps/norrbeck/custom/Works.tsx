import { Picture } from '@tamarack-lowe/ui/picture';
import type { WorksPage } from './works.server.ts';

/** Works that people can visit, each with its place, description, difficulties and directions. */
export default function Works({ title, intro, works, ...labels }: WorksPage) {
  return (
    <div className="static-page works">
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="gt-lead static-page__lead">{intro}</p>
      </header>
      <ol className="works__list">
        {works.map(({ id, name, kind, place, year, text, hard, visit, where, picture, alt, href }, index) => (
          <li key={id} id={id}>
            <Picture
              className="works__picture"
              picture={picture}
              alt={alt}
              sizes="(width >= 900px) 60vw, 90vw"
              loading={index === 0 ? 'eager' : 'lazy'}
            />
            <div className="works__words">
              <p className="works__place">
                <span>{`${kind} · ${year}`}</span>
                <span>{place}</span>
                <span>{where}</span>
              </p>
              <h2>{name}</h2>
              <p>{text}</p>
              <dl>
                <dt>{labels.hardLabel}</dt>
                <dd>{hard}</dd>
                <dt>{labels.visitLabel}</dt>
                <dd>{visit}</dd>
              </dl>
              <a className="gt-link" href={href} aria-label={`${labels.storyLabel}, ${name}`}>
                {labels.storyLabel}
              </a>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
