/** A subtitle. One that counts, "3. Call", has its number in a ring, as dates have. */
export function ResourceSubtitle({ text }: { text: string }) {
  const [, number, dot, words] = /^(\d+)(\.) (.+)$/.exec(text) ?? [];
  if (!number) return <h3>{text}</h3>;
  return (
    <h3 className="resource__step">
      <span className="resource__number">
        <span>{number}</span>
        <span className="gt-visually-hidden">{`${dot} `}</span>
      </span>
      <span>{words}</span>
    </h3>
  );
}
