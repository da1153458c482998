import { leaveOut } from './leave-out.ts';

/**
 * A page is taken over in steps, each short enough that a touch between them is answered: the browser's history and the data
 * of the page are read in tasks of their own, and not in that which draws.
 */
export const startInSteps = leaveOut('start-in-steps', '/lib/dom-export/hydrated-router.js', [
  {
    from: 'UNSAFE_decodeViaTurboStream(stream, window).then(',
    until: '(value) => {\n\t\t\tssrInfo.context.state',
    replacement: `nextTask()
			.then(() => { browserHistory = UNSAFE_createBrowserHistory(); })
			.then(nextTask)
			.then(() => UNSAFE_decodeViaTurboStream(stream, window))
			.then(async (value) => { await nextTask(); return value; })
			.then(`,
  },
  {
    from: 'history: UNSAFE_createBrowserHistory()',
    until: ',\n\t\tbasename: ssrInfo',
    replacement: 'history: browserHistory',
  },
  {
    from: 'let ssrInfo = null;',
    until: '\nlet router = null;',
    replacement: `let browserHistory;
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
let ssrInfo = null;`,
  },
]);
