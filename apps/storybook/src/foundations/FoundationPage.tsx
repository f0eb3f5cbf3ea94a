import type { ReactNode } from 'react';

type FoundationPageProps = { title: string; lead: string; children: ReactNode };

/** A page about one foundation of the kit: title, purpose, content. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <main className="storybook-foundation">
      <h1>{title}</h1>
      <p className="gt-lead">{lead}</p>
      {children}
    </main>
  );
}
