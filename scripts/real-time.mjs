// Lint rule: no test waits for a time, nor measures it, since a busy machine would turn it red.

const WAIT =
  'A busy machine takes longer. Wait for a condition by `waitUntil`, run timers by hand with `holdTimers`, or the clock with `holdTime`.';
const CLOCK =
  'A busy machine takes longer. Stop the clock with `holdTime` or `stopClock`, or count the time of the processor with `processorTime`.';

/** Functions that wait, and which of their arguments says how long. */
const WAITING = { setTimeout: 1, setInterval: 1, aTimeout: 0 };

const nameOf = ({ type, name, property }) => (type === 'MemberExpression' ? property.name : name);

const isFunction = ({ type }) => /Function/.test(type);

function functionAround(node) {
  let { parent } = node;
  while (parent.parent && !isFunction(parent)) ({ parent } = parent);
  return parent;
}

/** Whether a node decides how long a loop goes on. */
function isInLoopTest(node) {
  for (let each = node; each.parent && !isFunction(each); each = each.parent) {
    if (/^(For|While|DoWhile)Statement$/.test(each.parent.type) && each.parent.test === each) return true;
  }
  return false;
}

export const noRealTime = {
  meta: { type: 'problem', schema: [] },
  create({ report }) {
    const waiting = new Map(Object.entries(WAITING));
    const expecting = new Set();
    const clocks = [];
    return {
      'ImportDeclaration[source.value=/^(node:)?timers\\u002Fpromises$/] > ImportSpecifier'({ imported, local }) {
        if (/^set/.test(imported.name)) waiting.set(local.name, 0);
      },
      CallExpression(node) {
        const { callee, arguments: given } = node;
        const name = nameOf(callee);
        const time = given[waiting.get(name)];
        if (time && time.value !== 0) report({ node, message: WAIT });
        const owner = callee.object?.name ?? name;
        if (/^(expect|assert)$/.test(owner)) expecting.add(functionAround(node));
        if (name === 'now' && /^(performance|Date)$/.test(owner)) clocks.push(node);
      },
      'Program:exit'() {
        for (const node of clocks) {
          if (isInLoopTest(node) || expecting.has(functionAround(node))) report({ node, message: CLOCK });
        }
      },
    };
  },
};
