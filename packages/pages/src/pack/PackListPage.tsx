import { useLink } from '../context/PagesProvider.tsx';
import { BackLink } from '../static/BackLink.tsx';
import { StaticPage } from '../static/StaticPage.tsx';
import { FEEDS_ID, type PackListPageData } from './packData.ts';

const BULLETS = [
  { color: 'red', size: 84, blur: 0.55, x: 100, y: 22, mobile: { x: 103, y: 12 } },
  { color: 'blue', size: 64, blur: 0.35, x: 0, y: 70, mobile: { x: -3, y: 60 } },
] as const;

/** Props of the list of schools. */
export type PackListPageProps = PackListPageData & {
  /**
   * The school that the address asks for, when there is no pack for it. Default: none.
   *
   * @example 'University of Elsewhere'
   */
  asked?: string | undefined;
};

/** The list of schools with a campus pack, and calendars and feeds, for which visitors need not give a mail address. */
export function PackListPage({ asked, ...page }: PackListPageProps) {
  const { title, lead, listLabel, unknown, schools, back, feeds } = page;
  const Link = useLink();
  return (
    <StaticPage className="pack" seed={6.3} bullets={BULLETS}>
      <header className="pack__head">
        <BackLink href={back.href}>{back.label}</BackLink>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="gt-lead static-page__lead">{lead}</p>
      </header>
      <p className="pack__unknown" role="status">
        {asked !== undefined && unknown.replace('{school}', () => asked)}
      </p>
      <ul className="pack__schools" aria-label={listLabel}>
        {schools.map(({ href, label, note }) => (
          <li key={href}>
            <Link className="pack__school" href={href}>
              <span className="gt-ui">{label}</span>
              {note !== '' && <span className="gt-small pack__note">{` ${note}`}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {feeds.lists.length > 0 && (
        <section className="pack__feeds" id={FEEDS_ID} aria-labelledby="pack-feeds">
          <h2 id="pack-feeds">{feeds.title}</h2>
          <p>{feeds.lead}</p>
          {feeds.lists.map(({ label, feeds: list }) => (
            <div key={label}>
              <h3 className="gt-heading-s">{label}</h3>
              <ul>
                {list.map((feed) => (
                  <li key={feed.href}>
                    <a className="pack__file" href={feed.href}>
                      {feed.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
    </StaticPage>
  );
}
