/** What texts in another script than the Latin one have. Accents, signs, arrows and emoji of faces and things do not count. */
export const foreign = /[^\0-\u024f\u2000-\u2bff\u{1f300}-\u{1faff}\p{VS}]/u;
