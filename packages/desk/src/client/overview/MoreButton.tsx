import { useWords } from '../words/words.tsx';

/** Shows the next part of a long list; nothing when all of it is shown. See `useParts`. */
export function MoreButton({ more, showMore }: { more: number; showMore: () => void }) {
  const { count } = useWords();
  if (more === 0) return null;
  return (
    <button type="button" className="button button--small" onClick={showMore}>
      {count(more, 'oneMore', 'more')}
    </button>
  );
}
