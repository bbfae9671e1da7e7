/** A text in the language of the page. The English text is the key, with {0}, {1} ... where the values go. */
const lang = (english, ...values) => filled(texts[english] ?? english, values);

/** The same with a number of things, the value {0}; some languages have three forms. */
function counted(number, one, many, ...values) {
  const forms = texts[many]?.split("|") ?? [one, many];
  const rule = new Intl.PluralRules(document.documentElement.lang).select(number);
  return filled(forms[{one: 0, few: 1}[rule] ?? forms.length - 1], [number, ...values]);
}

const filled = (text, values) => text.replace(/\{(\d)\}/g, (place, index) => values[index] ?? place);
