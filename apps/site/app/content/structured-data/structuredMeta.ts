import type { MetaDescriptor } from 'react-router';
import type { Thing } from 'schema-dts';

/** The same as `StructuredData`, for pages whose route draws nothing of its own: an entry for the head. */
export function structuredMeta(graph: Thing[]): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } } as MetaDescriptor;
}
