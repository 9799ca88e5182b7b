// Language and look, before anything is painted.
(function () {
  var root = document.documentElement;
  function chosen(name) {
    try {
      return localStorage.getItem(name);
    } catch (_) {
      return null; // without storage the page goes by the system
    }
  }
  function either(name, one, other, query) {
    var value = chosen(name);
    if (value !== one && value !== other) value = matchMedia(query).matches ? one : other;
    root.dataset[name] = value;
  }
  either("theme", "dark", "light", "(prefers-color-scheme: dark)");
  either("motion", "none", "full", "(prefers-reduced-motion: reduce)");
  if (chosen("patterns") === "strong") root.dataset.patterns = "strong";
  root.lang = (chosen("language") || navigator.language).slice(0, 2) === "hu" ? "hu" : "en";
})();
