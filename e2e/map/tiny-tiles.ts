/*
 * An archive of tiles as small as the format allows (PMTiles 3, without compression): the four tiles of zoom 0 and 1 that
 * Iraq lies in are one and the same, with a place, a road and water in the scheme of Protomaps.
 */

/** Bytes of an archive. */
export function makeTinyArchive(): Buffer {
  const tile = makeTile();
  const meta = Buffer.from(
    JSON.stringify({ vector_layers: ['places', 'roads', 'water'].map((id) => ({ id, fields: {} })) }),
  );
  // One entry: the tile 0/0/0, and the four of zoom 1 after it, run together.
  const directory = bytes(varint(1), varint(0), varint(5), varint(tile.length), varint(1));
  const header = Buffer.alloc(127);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const places = [127, directory.length, 127 + directory.length, meta.length, 0, 0];
  places.push(127 + directory.length + meta.length, tile.length, 5, 1, 1);
  for (const [index, value] of places.entries()) header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  // Clustered; directories and tiles not compressed; vector tiles; of zoom 0 to 1.
  for (const [index, value] of [1, 1, 1, 1, 0, 1].entries()) header.writeUInt8(value, 96 + index);
  for (const [index, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 10_000_000, 102 + index * 4);
  return bytes(header, directory, meta, tile);
}

/** A vector tile: all of it water, a road across it, and a city where Baghdad is in the tile of zoom 1. */
export function makeTile(): Buffer {
  const water = layer('water', { kind: 'ocean' }, 3, [9, 0, 0, 26, 8192, 0, 0, 8192, 8191, 0, 15]);
  const road = layer('roads', { kind: 'highway', name: 'Road' }, 2, [9, 0, 4096, 10, 8192, 0]);
  const place = layer('places', { kind: 'locality', name: 'Town', 'name:ar': 'مدينة', 'name:ckb': 'شار' }, 1, [
    9,
    2 * 1011,
    2 * 3292,
  ]);
  return bytes(...[water, road, place].map((one) => field(3, one)));
}

/** One feature: its values, its kind (1 a point, 2 a line, 3 an area) and the commands that draw it. */
function layer(name: string, values: Record<string, string>, kind: number, commands: number[]): Buffer {
  const tags = Object.keys(values).flatMap((_, index) => [varint(index), varint(index)]);
  const feature = bytes(
    field(2, bytes(...tags)),
    bytes(varint(24), varint(kind)),
    field(4, bytes(...commands.map(varint))),
  );
  return bytes(
    bytes(varint(120), varint(2)),
    field(1, Buffer.from(name)),
    field(2, feature),
    ...Object.keys(values).map((key) => field(3, Buffer.from(key))),
    ...Object.values(values).map((value) => field(4, field(1, Buffer.from(value)))),
    bytes(varint(40), varint(4096)),
  );
}

const bytes = (...parts: Buffer[]): Buffer => Buffer.concat(parts);

const field = (number: number, content: Buffer): Buffer =>
  bytes(varint(number * 8 + 2), varint(content.length), content);

function varint(value: number): Buffer {
  const written = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) written.push((rest % 128) + 128);
  return Buffer.from([...written, rest]);
}
