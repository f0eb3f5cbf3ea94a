/** Returns a film of 65 seconds according to its header, without frames. `bytes`: its size. */
export function sampleFilm(bytes: number): Buffer {
  const film = Buffer.alloc(bytes);
  film.write('mvhd', 4);
  film.writeUInt32BE(1000, 20);
  film.writeUInt32BE(65_000, 24);
  return film;
}
