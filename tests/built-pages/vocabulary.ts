import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'));
const STATEMENT = /^<([^>]+)> <[^>]*[#/](type|subClassOf|domainIncludes)> <([^>]+)>/gm;

type Relation = 'rdfs:subClassOf' | 'schema:domainIncludes';

type Entity = { '@id': string; '@type'?: 'rdfs:Class' | 'rdf:Property' } & {
  [key in Relation]?: { '@id': string }[];
};

const KEYS: Readonly<Record<string, Relation>> = {
  subClassOf: 'rdfs:subClassOf',
  domainIncludes: 'schema:domainIncludes',
};

/** Reads the types and properties of schema.org, and which type may have which property. */
export function vocabulary(): { '@graph': Entity[] } {
  const entities = new Map<string, Entity>();
  for (const [, id = '', relation, value = ''] of readFileSync(FILE, 'utf8').matchAll(STATEMENT)) {
    const entity: Entity = entities.get(id) ?? { '@id': id };
    entities.set(id, entity);
    if (relation === 'type' && value.endsWith('#Class')) entity['@type'] = 'rdfs:Class';
    if (relation === 'type' && value.endsWith('#Property')) entity['@type'] = 'rdf:Property';
    const key = KEYS[relation ?? ''];
    if (key) entity[key] = [...(entity[key] ?? []), { '@id': value }];
  }
  return { '@graph': [...entities.values()] };
}
