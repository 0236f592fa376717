export default { darkMode: 'class', content: [`${import.meta.dirname}/tailwind3.tsx`] };
