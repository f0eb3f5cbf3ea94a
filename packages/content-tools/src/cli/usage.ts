/** What `content --help` says. */
export const USAGE = `Usage: content <command> [options]

  content check                      say what is wrong with the content, in an editor's words
  content generate --out DIR         write modules of data: brand, facts, messages, headMessages, documents, deck
  content bake --out DIR             make pictures in every size, and put them with films and documents into DIR
  content new <section> <slug>       start a story

  --content DIR     the content folder (default: ./content)
  --out DIR         where files go
  --cache DIR       where baked pictures are kept between two runs (default: ./.cache/media)
  --language CODE   which labels to read, where there are several messages.<language>.json
`;
