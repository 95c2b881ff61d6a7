// Tabs as the ARIA patterns have them: one tab stop, arrow keys, and the panel follows the focus.

const tabsOf = (list) => [...list.querySelectorAll('[role="tab"]')];

const panelOf = (tab) => document.getElementById(tab.getAttribute('aria-controls'));

/** Shows the panel of a tab, and fires a `select` event on its list. */
export function selectTab(tab) {
  const list = tab.closest('[role="tablist"]');
  for (const each of tabsOf(list)) {
    const isSelected = each === tab;
    each.setAttribute('aria-selected', isSelected);
    each.tabIndex = isSelected ? 0 : -1;
  }
  // Tabs may share a panel.
  for (const each of tabsOf(list)) panelOf(each).hidden = panelOf(each) !== panelOf(tab);
  panelOf(tab).setAttribute('aria-labelledby', tab.id);
  list.scrollTo({ left: tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
  list.dispatchEvent(new CustomEvent('select', { bubbles: true, detail: { tab } }));
}

const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

export function useTabs(list) {
  list.addEventListener('click', ({ target }) => {
    const tab = target.closest('[role="tab"]');
    if (tab) selectTab(tab);
  });
  list.addEventListener('keydown', (event) => {
    const tabs = tabsOf(list);
    const at = tabs.indexOf(event.target);
    const to = { Home: 0, End: tabs.length - 1 }[event.key] ?? at + STEPS[event.key];
    if (at < 0 || Number.isNaN(to)) return;
    event.preventDefault();
    const tab = tabs.at(to % tabs.length);
    tab.focus();
    selectTab(tab);
  });
}

/** The tab that shows the panel of this id, if there is one. */
export const tabOf = (id) => document.querySelector(`[role="tab"][aria-controls="${CSS.escape(id)}"]`);
