import { Picture } from '@tamarack-lowe/ui/picture';
import type { PreviewHead } from '../../protocol.ts';

/** Result of a search engine, for a page. It is about as wide as the place where engines cut texts. */
export function SearchResult({ head: { address, description, title } }: { head: PreviewHead }) {
  return (
    <main className="search-result">
      <p className="search-result__address">{address.replace(/^https:\/\//, '').replaceAll('/', ' › ')}</p>
      <p className="search-result__title">{title}</p>
      <p className="search-result__words">{description}</p>
    </main>
  );
}

/** Card of a shared page, with the words and the photograph that the build draws. */
export function ShareCard({ head: { careers, headline, note, picture } }: { head: PreviewHead }) {
  return (
    <main className="link-card">
      <div className="link-card__words">
        <p className="link-card__headline">{headline}</p>
        <p className="link-card__note">{note}</p>
        <p className="link-card__careers">{careers}</p>
      </div>
      {picture && <Picture className="link-card__photo" picture={picture} alt="" sizes="460px" />}
    </main>
  );
}
