import type { VisitorType } from '@tamarack-lowe/content-model';
import { useState } from 'react';
import { ForVisitorType } from './ForVisitorType.tsx';
import { useWords } from './PagesProvider.tsx';
import { useVisitor } from './VisitorProvider.tsx';

/**
 * Says for which visitor type the following words are, with a button for each other type. A press keeps the scroll position, and
 * the focus stays on the button. Renders nothing on a site with one visitor type, or where the visitor cannot change it.
 */
export function LensNote() {
  const { say } = useWords();
  const { type, types, known, onType } = useVisitor();
  const [firstKnown, setFirstKnown] = useState<VisitorType>();
  if (known && firstKnown === undefined) setFirstKnown(type);
  if (types.length < 2 || !onType) return null;
  return types.map((shown, index) => {
    if (known && shown.id !== type) return null;
    // The keys do not change with the type, so that the pressed button and the variant around it stay in the document, and the
    // button keeps the focus.
    const others = types
      .filter(({ id }) => id !== shown.id)
      .map(({ id, team }, place) => ({ id, team, key: `button-${place}` }));
    return (
      <ForVisitorType key={known ? firstKnown : shown.id} as="span" className="site-lens" index={index}>
        <span role="status">{`${say('lensFor', { type: shown.team })} `}</span>
        {others.map(({ id, team, key }) => (
          <button key={key} type="button" onClick={() => onType({ type: id })}>
            {say('lensSee', { type: team })}
          </button>
        ))}
      </ForVisitorType>
    );
  });
}
