// Types are checked by the test, with the compiler that this repository has.
export default { typescript: { ignoreBuildErrors: true } };
