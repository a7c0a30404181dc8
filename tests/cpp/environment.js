// Emscripten gives its programs an environment of its own. GoogleTest reads from the real one which part of the tests to run.
Module.preRun = () => Object.assign(ENV, process.env);
