import encodeQR from 'qr';

/** A QR code: modules per side with the quiet zone, and the outlines of the dark ones in that square. */
export type QrCode = { size: number; path: string };

/** Light modules around a code, as ISO/IEC 18004 asks. */
const QUIET_ZONE = 4;

/** Draws an address as a QR code that is readable with 15 % of it damaged. Dark modules side by side are one rectangle. */
export function qrCode(address: string): QrCode {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(({ start, length }) => `M${start} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: path.join('') };
}

function runsOf(row: readonly boolean[]): { start: number; length: number }[] {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
  return starts.map((start) => {
    const end = row.indexOf(false, start);
    return { start, length: (end === -1 ? row.length : end) - start };
  });
}
