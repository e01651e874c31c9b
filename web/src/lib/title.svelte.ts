/** What a page says in front of the name of the site, in the title of its tab. */
class Title {
  words = $state('');
}

export const title = new Title();
