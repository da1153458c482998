import { help, readDrillOptions } from './options.ts';
import { runDrill } from './run-drill.ts';
import { findBroken, toJson, toText } from './summary.ts';
import { findTools } from './tools.ts';

const options = readDrillOptions();

if (options === 'help') console.log(help);
else if (options === undefined) {
  console.error(help);
  process.exitCode = 2;
} else {
  const tools = findTools(options.toolsFolder);
  if (typeof tools === 'string') {
    console.error(tools);
    process.exitCode = 2;
  } else {
    const summary = await runDrill(tools, options.isPlanted);
    if (summary) console.log(options.isJson ? toJson(summary) : toText(summary));
    // What was under way when it ended early is not waited for.
    process.exit(summary && findBroken(summary).length === 0 ? 0 : 1);
  }
}
