/** A film of 65 seconds, as far as its header says: it has no pictures. `bytes`: how much it weighs. */
export function sampleFilm(bytes: number): Buffer {
  const film = Buffer.alloc(bytes);
  film.write('mvhd', 4);
  film.writeUInt32BE(1000, 20);
  film.writeUInt32BE(65_000, 24);
  return film;
}
