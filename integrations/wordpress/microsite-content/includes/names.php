<?php
/**
 * What this plugin keeps in the database is called: uninstall.php takes all of it away.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

const EVENT_TYPE = 'microsite_event';
const PROVINCE   = 'microsite_province';

/** What the names of places of menus begin with; the code of a language follows. */
const MENU_PLACE = 'microsite_';

const LANGUAGES_OPTION = 'microsite_content_languages';
const URL_OPTION       = 'microsite_content_hook_url';
const SECRET_OPTION    = 'microsite_content_hook_secret';
const FAILURE_OPTION   = 'microsite_content_hook_failure';

/** What roles that look after events may do. */
const EVENT_CAPABILITIES = array(
	'edit_campus_events',
	'edit_others_campus_events',
	'edit_published_campus_events',
	'edit_private_campus_events',
	'publish_campus_events',
	'read_private_campus_events',
	'delete_campus_events',
	'delete_others_campus_events',
	'delete_published_campus_events',
	'delete_private_campus_events',
);

/** Roles that look after events from the beginning. */
const EVENT_ROLES = array( 'administrator', 'editor' );
