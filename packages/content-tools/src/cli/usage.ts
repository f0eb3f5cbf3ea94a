/** What `content --help` says. */
export const USAGE = `Usage: content <command> [options]

  content check                      say what is wrong with the content, in an editor's words
  content generate --out DIR         write modules of data: brand, facts, messages, headMessages, documents, deck,
                                     regions, visitorTypes
  content bake --out DIR             make pictures in every size, and put them with films and documents into DIR
  content parity                     count what is said in each language, and list what is to be written or read again
  content read [FILE…]               write down that you have read files in a language beside their source
  content schema                     write JSON Schemas in the words of the firm, for editors
  content new <section> <slug>       start a story, in each language of the folder

  --content DIR     the content folder (default: ./content)
  --out DIR         where files go
  --cache DIR       where baked pictures are kept between two runs (default: ./.cache/media)
  --language CODE   which language to read, where there are several messages.<language>.json
  --by NAME         who has read
  --leave-out CODE  a language in which stories, people and resources that are not written are left out
`;
