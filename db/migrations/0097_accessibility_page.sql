-- The accessibility statement is one of the pages in the operator's own words.
alter table own_page_version drop constraint own_page_version_page_check;
alter table own_page_version add constraint own_page_version_page_check
  check (page in ('legal-notice', 'terms', 'privacy', 'help', 'accessibility'));
