// node art/to-portraits.mjs [id …]: draws everybody in the teams of the demo world (portraits/employees.mjs). Without ids, those who
// have no portrait.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { toHex } from './looks/colours.mjs';
import { world } from './looks/store.mjs';
import { looks } from './looks.mjs';
import { drawFigure } from './portraits/figure.mjs';
import { listEmployees } from './portraits/employees.mjs';

/** As the server stores portraits: one square of 384 pixels. */
const size = 384;
const chosen = process.argv.slice(2).map(Number);
// The venues of the demo world have their ids in the order of their looks.
const employees = listEmployees([undefined, ...looks.values()]);

for (const employee of employees) {
  const folder = new URL(`portrait-${employee.id}/`, world);
  if (chosen.length === 0 ? existsSync(folder) : !chosen.includes(employee.id)) continue;
  const drawing = Buffer.from(drawFigure(employee, employee.look, toHex));
  const picture = await sharp(drawing).resize(size).webp({ quality: 82, effort: 6, smartSubsample: true }).toBuffer();
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${size}.webp`, folder), picture);
  console.log(`${employee.id}: ${Math.round(picture.length / 100) / 10} kB`);
}
