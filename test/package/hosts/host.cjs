// A host that is CommonJS: Node loads the package's modules by `require` from 20.19 on.
const assert = require('node:assert/strict');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const library = require('react-mcp-elicitation');
const { analyzeUrl, compileSchema, ElicitRequestError } = require('react-mcp-elicitation/core');
const { createElicitationQueue } = require('react-mcp-elicitation/host');
const { createElicitationBridge } = require('react-mcp-elicitation/bridge');
const { createRemoteQueue } = require('react-mcp-elicitation/remote');
const { createFakeQueue } = require('react-mcp-elicitation/testing');
const { de } = require('react-mcp-elicitation/locales/de');

const form = compileSchema({ type: 'object', properties: { a: { type: 'integer' } } });
assert.equal(JSON.stringify(form.toContent({ f0: '5' }).content), '{"a":5}');
const { clientOptions } = createElicitationQueue().connection({ name: 'Server' });
assert.deepEqual(clientOptions.capabilities, { elicitation: { form: {}, url: {} } });
assert.equal(de.accept, 'Annehmen');
for (const create of [createElicitationBridge, createRemoteQueue, createFakeQueue]) {
  assert.equal(typeof create, 'function');
}
assert.match(require.resolve('react-mcp-elicitation/styles.css'), /styles\.css$/);

const queue = createElicitationQueue();
const outlet = createElement(library.ElicitationOutlet, { queue });
assert.equal(typeof renderToString(outlet), 'string');

void (async () => {
  const { level, registrableDomain } = await analyzeUrl('http://a.example.co.uk/');
  assert.deepEqual([level, registrableDomain], ['danger', 'example.co.uk']);
  // Each class is there once, however it is loaded.
  const imported = await import('react-mcp-elicitation/core');
  assert.equal(imported.ElicitRequestError, ElicitRequestError);
  assert.equal(library.ElicitRequestError, ElicitRequestError);
})();
